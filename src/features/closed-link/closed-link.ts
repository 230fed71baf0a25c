/** Few members come from a link that is closed to them, so the code that asks about it is fetched only where a path was remembered. */
import { sessionValues } from '../../stores/storage.ts';

if (sessionValues.get('path')) {
  import('./ask-about-link.ts').then(
    ({ askAboutLink }) => askAboutLink(),
    // Without the code the link can be followed again.
    () => undefined,
  );
}
