/** Matches the ending of an example text, in each language. Texts of a new language start with the English ending. */
const MARK = /[（(](示例|範例|example)[）)]/i;

/** Removes the endings of examples. Use it in a block that says once, at its end, that it holds examples. */
export function withoutMark(text: string): string {
  return text.replaceAll(new RegExp(` *${MARK.source}`, 'gi'), '');
}

/** The ending of an example, in the text's language; undefined if the text is not marked as an example. */
export function markOf(text: string): string | undefined {
  return MARK.exec(text)?.[0];
}

/** Matches the host of a web or mail address. */
const HOST = /^(?:https?:\/\/|[^@\s/]+@)([^/:?#]+)/i;

/** Matches hosts that nobody can register (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/i;

/** Matches a store's id or a checksum that was never filled in: "id0000000000". */
const DUMMY = /([\da-z])\1{7}/;

/** Matches words that stand for unwritten text. In small letters "todo" is a Spanish word, so only capitals count. */
export const UNWRITTEN = /\b(?:TODO|FIXME|TBD|XXX+)\b|\b[Ll]orem\b|\b[Ii]psum\b|(?<![等期招])待[补補]/;

/** Matches a value that is only a stand-in, to be filled in later. */
const UNFILLED =
  /^(?:todo|tbd|tba|n\/?a|none|null|undefined|change ?me|your \w+|x{3,}|\?+|[-–—.]+|待定|暂无|暫無|无|無)$/i;

/**
 * Matches hosts that only the machine or its own network knows (RFC 1918, RFC 6761, RFC 6762). Names without a dot are
 * such hosts as well.
 */
const INSIDE =
  /^(?:(?:127|10|0)\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|[^.]*$)|\.(?:localhost|local|lan|home\.arpa)$/i;

/**
 * Is this an address that nobody outside can reach, because only this machine or its network knows the host?
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
 * Is this value one of the project's examples, rather than an operator's own? The rule is the same for web addresses,
 * mail addresses, texts, checksums and stores' ids.
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
