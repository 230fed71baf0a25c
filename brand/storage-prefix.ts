/**
 * What the name of everything begins with that the site keeps in a browser (docs/behaviour/session.md#session-values): small letters and a
 * dot. With another one, whoever is signed in or has something typed on a site that is online loses it. It stands alone because a script
 * that runs before all others carries it.
 */
export const storagePrefix = 'petrel.';
