import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** A sentence for an editor, about a place in a file. */
interface Placed {
  offset: number;
  text: string;
}

/** Characters that word processors or Chinese keyboards write instead of the plain ones of JSON. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': '"',
  '’': '"',
  '「': '"',
  '」': '"',
  "'": '"',
  '，': ',',
  '、': ',',
  '：': ':',
};

/**
 * The message for an editor about a syntax error, and where the mistake is: often before the place where the reader
 * failed.
 */
export function sentenceForJson(source: string, { error, offset, length }: ParseError): Placed {
  const end = source.slice(0, offset).trimEnd().length;
  const before = lastWord(source.slice(0, end));
  const next = source[offset] ?? '';
  const plain = LOOKALIKES[next];
  if (!before && !next) return { offset, text: 'expected a list or a group of texts: the file is empty' };
  if (plain) return { offset, text: `expected the sign ${plain} in place of ${next}` };
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return { offset: end, text: `expected a comma behind ${before}` };
    case 'ColonExpected':
      return { offset: end, text: `expected a colon behind ${before}` };
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (before === ',') return { offset: end - 1, text: 'remove this comma: nothing comes behind it' };
      return {
        offset: next ? offset : end,
        text: `expected a text in quotation marks behind ${before || 'the start'}`,
      };
    case 'InvalidSymbol':
      return { offset, text: `expected quotation marks around ${source.slice(offset, offset + length)}` };
    case 'CloseBraceExpected':
      return { offset: end, text: 'expected a } behind this, for the { that is still open' };
    case 'CloseBracketExpected':
      return { offset: end, text: 'expected a ] behind this, for the [ that is still open' };
    case 'EndOfFileExpected':
      return { offset, text: 'remove this: everything is closed before it' };
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { offset, text: 'remove this comment: JSON has none' };
    case 'UnexpectedEndOfString':
      return { offset, text: 'expected a quotation mark " at the end of this text' };
    case 'InvalidCharacter':
      return { offset, text: 'this text has a tab or another invisible sign: write a space' };
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return { offset, text: 'a backslash in this text must be written twice: \\\\' };
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return { offset, text: 'expected a number, such as 38.4' };
    default:
      return { offset, text: 'expected JSON' };
  }
}

/** Is an error about a single word or character? Errors next to it mostly follow from it. */
export function isOfAWord({ error }: ParseError): boolean {
  return !/Expected$/.test(printParseErrorCode(error));
}

/** The text, word or character at the end of a source, for a message about what must follow it. */
function lastWord(source: string): string {
  return /"(?:[^"\\\n]|\\.)*"$|[\w.-]+$|.$/u.exec(source)?.[0] ?? '';
}
