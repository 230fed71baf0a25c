/** Every value the site keeps in a browser stands below this prefix (decisions: Session). */
export const PREFIX = 'petrel.';
