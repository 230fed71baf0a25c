import type { ESTree, Plugin } from 'vite';

const CONTRACT = /\/src\/contract\/\w+\.ts$/;

/** The place of a piece of code. */
interface Span {
  start: number;
  end: number;
}

/**
 * Leaves out of the browser's scripts what calls take: the site uses only the types of payloads, the sandbox checks them. Stops the
 * build when a file names calls in a way that this step does not know.
 */
export function browserContract(): Plugin {
  return {
    name: 'petrel-browser-contract',
    // After TypeScript has become JavaScript.
    enforce: 'post',
    transform(code, id) {
      if (this.environment.name !== 'client' || !CONTRACT.test(id)) return undefined;
      const payloads = payloadsIn(this.parse(code));
      const calls = code.match(/= \S*describeCall\(/g) ?? [];
      if (payloads.length !== calls.length)
        this.error(`${id} describes calls in a way that build/browser-contract.ts does not know`);
      return payloads.length > 0 ? { code: without(code, payloads), map: null } : undefined;
    },
  };
}

/** Where the payloads of `export const x = describeCall(name, payload, bean)` stand. */
function payloadsIn(program: ESTree.Program): Span[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const payload = init.callee.name === 'describeCall' ? init.arguments[1] : undefined;
      return payload ? [{ start: payload.start, end: payload.end }] : [];
    });
  });
}

function without(code: string, spans: readonly Span[]): string {
  return spans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}undefined${rest.slice(end)}`, code);
}
