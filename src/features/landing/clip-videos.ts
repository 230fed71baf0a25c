import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The attributes of a video's `<source>`. */
interface ClipVideo {
  src: string;
  type: string;
}

/**
 * The videos that an operator provides instead of a drawing: `clips/{n}.webm` and `clips/{n}.mp4` in the public folder,
 * the smaller format first. Returns an empty list if there are none; the page then shows the drawing.
 * @param n the number of the point, from 1
 */
export function clipVideos(n: number, publicDir: string): ClipVideo[] {
  return ['webm', 'mp4']
    .filter((format) => existsSync(join(publicDir, 'clips', `${n}.${format}`)))
    .map((format) => ({ src: `/clips/${n}.${format}`, type: `video/${format}` }));
}
