import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

/** `npm run bench -- entrance`: what the time of an answer tells a stranger of whether a mailbox has an account. */
const EACH = 60;
const password = 'tres tristes tigres';
const chosen = 'el puente de los suspiros';
const person = { givenNames: 'Rosa', paternalSurname: 'Huamán', acceptsTerms: true };

const build = spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' });
if ((await new Promise((done) => build.once('close', done))) !== 0) throw new Error('The build failed');
const school = await RunningSchool.start({ LOG_LEVEL: 'error' });
try {
  await addAccounts();
  const register = (email: string) => ask('/api/v1/accounts', { ...person, email, password: chosen }, 202);
  const signIn = (email: string, given: string, status: number) =>
    ask('/api/v1/sessions', { email, password: given }, status);
  // Each mailbox is tried once: more would wait for the count of failures.
  const kinds: Readonly<Record<string, (turn: number) => Promise<number>>> = {
    'register, known': (turn) => register(`known-${turn}@correo.pe`),
    'register, unknown': (turn) => register(`new-${turn}@correo.pe`),
    'sign in, unknown': (turn) => signIn(`nobody-${turn}@correo.pe`, password, 400),
    'sign in, known, wrong password': (turn) => signIn(`wrong-${turn}@correo.pe`, chosen, 400),
    'sign in, pending, its password': (turn) => signIn(`new-${turn}@correo.pe`, chosen, 403),
    'sign in, known and pending, the pending password': (turn) => signIn(`known-${turn}@correo.pe`, chosen, 403),
    'sign in, known, right password': (turn) => signIn(`right-${turn}@correo.pe`, password, 201),
  };
  const times = new Map(Object.keys(kinds).map((name): [string, number[]] => [name, []]));
  for (let turn = 0; turn < EACH; turn += 1) {
    for (const [name, run] of Object.entries(kinds)) times.get(name)?.push(await run(turn));
  }
  for (const [name, taken] of times) {
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    console.log(`${name}: median ${at(0.5)} ms, a quarter below ${at(0.25)}, a quarter above ${at(0.75)}`);
  }
} finally {
  await school.dispose();
}

/** Milliseconds of one call. */
async function ask(path: string, body: object, status: number): Promise<number> {
  const start = performance.now();
  const answer = await fetch(school.signInOrigin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: school.signInOrigin },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
  return performance.now() - start;
}

/** Puts the accounts there that are known. */
async function addAccounts(): Promise<void> {
  const password_hash = await new PasswordHasherByArgon2().hash(password);
  const { db, close } = openSqlite(join(school.dataDir, 'escuela.db'));
  const { id: _, email: __, ...columns } = await db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow();
  for (let turn = 0; turn < EACH; turn += 1) {
    for (const name of ['known', 'wrong', 'right']) {
      const own = { id: `${name}-${turn}`, email: `${name}-${turn}@correo.pe`, password_hash, guest_of: null };
      await db
        .insertInto('users')
        .values({ ...columns, ...own, document_type: '', document_number: '' })
        .execute();
    }
  }
  await close();
}
