import { Renderer } from '@takumi-rs/wasm/node';

/**
 * An SVG as pixels: rows of red, green, blue and alpha. It is drawn by WebAssembly, so every machine makes the same; texts in it would not
 * be drawn, since there are no fonts.
 */
export function drawSvg(svg: string, size: { width: number; height: number }): Promise<Uint8Array> {
  return new Renderer().render({ type: 'image', src: Buffer.from(svg), ...size }, { ...size, format: 'raw' });
}
