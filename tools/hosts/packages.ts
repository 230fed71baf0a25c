import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { NotHere } from './host.ts';

/**
 * Packages that only this command needs, in a folder outside the project, because they are larger than all others
 * together. Installed once, in exactly these versions, without running their scripts.
 */
export function packageFolder(name: string, versions: Readonly<Record<string, string>>): string {
  const stamp = Object.values(versions).join('_');
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'petrel-hosts', `${name}-${stamp}`);
  const isDone = join(folder, 'installed');
  if (existsSync(isDone)) return folder;
  console.log(
    `Installing ${Object.entries(versions)
      .map((pair) => pair.join(' '))
      .join(', ')} into ${folder} …`,
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new NotHere(`npm could not install ${name}: ${stderr.trim().split('\n').at(-1)}`);
  writeFileSync(isDone, '');
  return folder;
}
