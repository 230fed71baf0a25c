/** What an example text ends with, in each language; texts of a new language have English ones at first. */
const MARK = /[（(](示例|範例|example)[）)]/i;

/** The host of an address or a mail address. */
const HOST = /^(?:https?:\/\/|[^@\s/]+@)([^/:?#]+)/i;

/** Hosts that nobody can own (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/i;

/** A store's id, or a checksum, that was never filled in: "id0000000000". */
const DUMMY = /([\da-z])\1{7}/;

/**
 * Is a value one of the examples that the project is shipped with, rather than an operator's own? One rule for addresses, mail
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
