/** The ending of an example text, in each language. Texts of a new language start with the English ending. */
const MARK = /[（(](示例|範例|example)[）)]/i;

/** A text without the ending of an example, for a block that says once, at its end, that it holds examples. */
export function withoutMark(text: string): string {
  return text.replace(MARK, '');
}

/** The host of a web or mail address. */
const HOST = /^(?:https?:\/\/|[^@\s/]+@)([^/:?#]+)/i;

/** Hosts that can't be registered (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/i;

/** The id of a store, or a checksum, that was never filled in: "id0000000000". */
const DUMMY = /([\da-z])\1{7}/;

/** Words in a text that stand for what is still to be written. In small letters "todo" is a Spanish word. */
export const UNWRITTEN = /\b(?:TODO|FIXME|TBD|XXX+)\b|\b[Ll]orem\b|\b[Ii]psum\b|(?<![等期招])待[补補]/;

/** What somebody put in a value's place, and nothing else, to fill it in later. */
const UNFILLED =
  /^(?:todo|tbd|tba|n\/?a|none|null|undefined|change ?me|your \w+|x{3,}|\?+|[-–—.]+|待定|暂无|暫無|无|無)$/i;

/** Hosts that only a machine itself or its own network knows (RFC 1918, RFC 6761, RFC 6762), and names without a dot. */
const INSIDE =
  /^(?:(?:127|10|0)\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|[^.]*$)|\.(?:localhost|local|lan|home\.arpa)$/i;

/**
 * Does an address lead nowhere for everybody outside, since only this machine or its network knows the host?
 *
 * @example isInside('https://localhost:4321') // true
 * @example isInside('https://192.168.1.20/status') // true
 * @example isInside('/api') // false
 */
export function isInside(value: string): boolean {
  const [, host] = HOST.exec(value) ?? [];
  return host !== undefined && INSIDE.test(host);
}

/**
 * Is a value one of the examples shipped with the project, and not an operator's own? One rule for web addresses, mail
 * addresses, texts, checksums and stores' ids.
 *
 * @example isExample('https://download.petrel.example/a.apk') // true
 * @example isExample('Example Networks Ltd. (example)') // true
 * @example isExample('https://apps.apple.com/us/app/petrel/id0000000000') // true
 * @example isExample('/api') // false
 */
export function isExample(value: string): boolean {
  const isBlank = UNWRITTEN.test(value) || UNFILLED.test(value);
  return MARK.test(value) || DUMMY.test(value) || isBlank || RESERVED.test(HOST.exec(value)?.[1] ?? '');
}
