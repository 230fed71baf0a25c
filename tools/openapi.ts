/** `npm run openapi`: describes the API in `docs/api/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { describeApi } from './api/document.ts';
import { readWords } from './console/usage.ts';

readWords({ command: 'npm run openapi', does: 'Describes the API anew, from the contract: docs/api/openapi.json.' });
writeFileSync('docs/api/openapi.json', `${JSON.stringify(await describeApi(), null, 2)}\n`);
console.log('docs/api/openapi.json');
