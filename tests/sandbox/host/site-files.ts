import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

/** Media types by file extension. Text types are sent compressed. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

/** A file as it is sent. */
interface SentFile {
  type: string;
  body: Buffer;
  encoding: keyof typeof ENCODERS;
  /** Changes with the content and the encoding. */
  etag: string;
}

/**
 * Brotli's quality. Node's default of 11 makes files a tenth smaller in twenty times the time, which is not worth it on
 * loopback.
 */
const QUALITY = 5;
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const ENCODERS = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (bytes: Buffer) => bytes,
};

/** Files as they are sent. All sandboxes of a process share them, because good compression is slow. */
const encoded = new Map<string, Promise<SentFile>>();

/** Reads the files of one folder. Each content is compressed once per encoding. */
export class SiteFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  /** Returns whether this decoded path names a file. Files outside the folder are never found. */
  async has(path: string): Promise<boolean> {
    return (await this.#version(path)) !== undefined;
  }

  /** Returns the text of the file at this path, or an empty text if there is none. */
  async text(path: string): Promise<string> {
    return (await this.has(path)) ? readFile(this.#locate(path), 'utf8') : '';
  }

  /** Returns the file at this path in the best encoding that the browser accepts. Undefined if there is no such file. */
  async read(path: string, accepted: string): Promise<SentFile | undefined> {
    const version = await this.#version(path);
    if (version === undefined) return undefined;
    const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
    const wanted = type.includes('charset') ? (['br', 'gzip'] as const) : [];
    const encoding = wanted.find((each) => accepted.includes(each)) ?? 'identity';
    const key = `${this.#root} ${path} ${version} ${encoding}`;
    const known = encoded.get(key) ?? this.#encode(path, type, encoding);
    encoded.set(key, known);
    return known;
  }

  async #encode(path: string, type: string, encoding: keyof typeof ENCODERS): Promise<SentFile> {
    const bytes = await readFile(this.#locate(path));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    return { type, encoding, etag: `"${hash}-${encoding}"`, body: await ENCODERS[encoding](bytes) };
  }

  /** Returns a file's size and time. They reveal a rebuilt site, so the server need not be restarted. */
  async #version(path: string): Promise<string | undefined> {
    const place = this.#locate(path);
    if (!place.startsWith(this.#root + sep) || path.includes('\0')) return undefined;
    const found = await stat(place).catch(() => undefined);
    return found?.isFile() ? `${found.size} ${found.mtimeMs}` : undefined;
  }

  #locate(path: string): string {
    return join(this.#root, path);
  }
}
