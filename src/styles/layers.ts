/**
 * The one order of all style layers: what comes later wins, whatever its selectors weigh. It stands first in the head
 * by itself, because bundled styles come in the order of their imports.
 */
export const LAYER_ORDER = '@layer reset,base,ui,screen,state;';
