/**
 * `npm run conform -- https://api.example/api`: checks which parts of a server's answers the site can't use
 * (docs/api/build.md#try-it).
 */
import { ArgumentMistake, readArguments, USAGE, WRITES } from './conform/arguments.ts';
import { exitStatus } from './conform/findings.ts';
import { conform } from './conform/plan.ts';
import { reportText } from './conform/text.ts';

try {
  const options = readArguments(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(USAGE);
  } else {
    // Printed before anything is done, because these calls change data on the server.
    for (const group of options.writes) console.error(`--writes=${group} ${WRITES[group]}.`);
    const report = await conform(options);
    console.log(options.isJson ? JSON.stringify(report, null, 2) : reportText(report));
    process.exitCode = exitStatus(report);
  }
} catch (error) {
  if (!(error instanceof ArgumentMistake)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
