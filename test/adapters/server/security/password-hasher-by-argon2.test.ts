import { expect, test } from 'vitest';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';

const password = 'tres tristes tigres';

test('a hash is argon2id at the cost that ASVS asks for, and fits its password alone', async () => {
  const hasher = new PasswordHasherByArgon2();
  const hash = await hasher.hash(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(await hasher.verify(hash, password)).toBe(true);
  expect(await hasher.verify(hash, 'tres tristes osos')).toBe(false);
  expect(await hasher.hash(password)).not.toBe(hash);
});

test('what is no hash fits nothing, not even the password that stands in for it', async () => {
  const hasher = new PasswordHasherByArgon2();
  for (const stored of [null, '', 'tres tristes tigres', '$2b$10$abc']) {
    expect(await hasher.verify(stored, password)).toBe(false);
    expect(await hasher.verify(stored, 'nobody has this password')).toBe(false);
  }
});

test('an unknown account costs about as much work as a known one', async () => {
  const hasher = new PasswordHasherByArgon2();
  const hash = await hasher.hash(password);
  const fastest = async (stored: string | null): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const start = process.cpuUsage();
      await hasher.verify(stored, 'tres tristes osos');
      const { user, system } = process.cpuUsage(start);
      times.push(user + system);
    }
    return Math.min(...times);
  };
  await fastest(null);
  const [known, unknown] = [await fastest(hash), await fastest(null)];
  expect(unknown).toBeGreaterThan(known / 4);
  expect(known).toBeGreaterThan(unknown / 4);
});

test('many at once take turns, and all are answered', async () => {
  const hasher = new PasswordHasherByArgon2(2);
  const hash = await hasher.hash(password);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => hasher.verify(turn % 3 === 0 ? 'broken$hash' : hash, password)),
  );
  expect(answers.filter((fits) => fits)).toHaveLength(8);
});

test('a failing turn frees its place', async () => {
  const hasher = new PasswordHasherByArgon2(1);
  const broken = [hasher.verify('$argon2id$nonsense', password), hasher.verify('$argon2id$nonsense', password)];
  const settled = await Promise.allSettled(broken);
  expect(settled).toHaveLength(2);
  expect(await hasher.verify(await hasher.hash(password), password)).toBe(true);
});
