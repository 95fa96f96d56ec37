import { describe, expect, test } from 'vitest';
import { createApp } from '#adapters/server/http/app.ts';
import { loggedAddress } from '#adapters/server/http/shared/logged-request.ts';
import { IdsByNodeCrypto } from '#adapters/server/security/ids-by-node-crypto.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const ids = new IdsByNodeCrypto();

describe('an address in the log', () => {
  test.each([
    ['/cursos/derecho-tributario-2026', '/cursos/derecho-tributario-2026'],
    ['/api/v1/orders/0b2f4c1e-1c7e-4f43-9d4f-0f8d4f6f2a11', '/api/v1/orders/0b2f4c1e-1c7e-4f43-9d4f-0f8d4f6f2a11'],
    ['/assets/entry.js', '/assets/entry.js'],
    ['/', '/'],
    ['/buscar?q=tributario&page=2', '/buscar?q=…&page=…'],
    ['/main?a=1?b=2', '/main?a=…'],
    ['/recuperar/%73ecreto', '/recuperar/…'],
    ['/verificar/abcdefghijklmnopqrstuvwxyz', '/verificar/…'],
    ['/x?Zm9vYmFyLXRva2Vu_1', '/x?…'],
  ])('%s is written as %s', (url, written) => {
    expect(loggedAddress(url)).toBe(written);
  });

  test('no secret of the school is written, of a hundred', () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const secret = ids.newSecret(turn % 2 === 0 ? 24 : 32);
      const written = loggedAddress(`/recuperar/${secret}?token=${secret}&${secret}`);
      expect(written).toBe('/recuperar/…?token=…&…');
    }
  });
});

test('SAFE-19: at no level does the log hold the secret of an address, a cookie or a token', async () => {
  const world = await testSchool();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await createApp(world.school, { ...world.config, logLevel: 'debug' }, 'school', null, { log });
  const secret = ids.newSecret(32);
  const headers = { host: 'localhost', cookie: `escuela_school_refresh=${secret}`, authorization: `Bearer ${secret}` };
  for (const path of ['recuperar', 'verificar', 'set-session', 'confirmar-correo', 'api/v1/nada']) {
    await app.inject({ url: `/${path}/${secret}?token=${secret}`, headers });
  }
  await app.inject({ method: 'POST', url: '/api/check', headers });
  await app.close();
  expect(lines.join('')).toContain('/recuperar/…?token=…');
  expect(lines.join('')).not.toContain(secret);
});
