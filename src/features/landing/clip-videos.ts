import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A `<source>` of a clip. */
interface ClipVideo {
  src: string;
  type: string;
}

/**
 * The videos that an operator provides instead of a drawn clip: `clips/{n}.webm` and `clips/{n}.mp4` in the public
 * folder, the smaller format first. Empty if there are none: then the drawing is shown.
 */
export function clipVideos(n: number, publicDir: string): ClipVideo[] {
  return ['webm', 'mp4']
    .filter((format) => existsSync(join(publicDir, 'clips', `${n}.${format}`)))
    .map((format) => ({ src: `/clips/${n}.${format}`, type: `video/${format}` }));
}
