/** The ending of an example text, in each language. Texts of a new language start with the English ending. */
const MARK = /[（(](示例|範例|example)[）)]/i;

/** The host of a web or mail address. */
const HOST = /^(?:https?:\/\/|[^@\s/]+@)([^/:?#]+)/i;

/** Hosts that can't be registered (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/i;

/** The id of a store, or a checksum, that was never filled in: "id0000000000". */
const DUMMY = /([\da-z])\1{7}/;

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
  return MARK.test(value) || DUMMY.test(value) || RESERVED.test(HOST.exec(value)?.[1] ?? '');
}
