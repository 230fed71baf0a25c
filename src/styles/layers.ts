/**
 * The order of all style layers: a later layer wins, whatever the specificity. It gets its own style element,
 * first in the head, because bundled styles come in the order of their imports.
 */
export const LAYER_ORDER = '@layer reset,base,ui,screen,state;';
