/**
 * `npm run conform -- https://api.example/api`: reports which parts of a server's answers the site can't use
 * (docs/api/build.md#try-it).
 */
import { type Options, readArguments, USAGE } from './conform/arguments.ts';
import { exitStatus, reportText } from './conform/findings.ts';
import { conform } from './conform/plan.ts';

const options = readOptions();
if (options === 'help') {
  console.log(USAGE);
} else {
  const report = await conform(options);
  console.log(reportText(report));
  process.exitCode = exitStatus(report);
}

/** Returns the options. If they are wrong, prints why and ends the process. */
function readOptions(): Options | 'help' {
  try {
    return readArguments(process.argv.slice(2), process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
