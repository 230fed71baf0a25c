import { Renderer } from '@takumi-rs/wasm/node';

/**
 * Renders an SVG to pixels: rows of red, green, blue and alpha. WebAssembly renders it, so every machine produces the
 * same result. Text in the SVG is not rendered, since there are no fonts.
 */
export function drawSvg(svg: string, size: { width: number; height: number }): Promise<Uint8Array> {
  return new Renderer().render({ type: 'image', src: Buffer.from(svg), ...size }, { ...size, format: 'raw' });
}
