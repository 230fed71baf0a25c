import { rmSync } from 'node:fs';
import { readWords } from '../../../tools/console/usage.ts';
import { API_DATABASE_FILE, DATABASE_FILE } from '../serve.ts';

readWords({
  command: 'npm run sandbox:reset',
  does: 'Removes what was bought and written in the sandbox, also that of npm start.',
});
// SQLite may leave a journal next to the file if its process was killed.
for (const file of [DATABASE_FILE, API_DATABASE_FILE]) {
  for (const each of [file, `${file}-journal`]) rmSync(each, { force: true });
}
console.log('The sandbox forgot everything. The next start makes the demo members anew.');
