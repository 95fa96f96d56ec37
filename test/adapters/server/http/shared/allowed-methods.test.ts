import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const further = ['/api/v1/health', '/api/v1/ready', '/imagenes/portadas/a.webp', '/api/docs', '/api/v1/cart-additions'];

/** Addresses of the API with something in every parameter, each once. */
const addresses = [...new Set([...allEndpoints.map(({ path }) => path.replaceAll(/:[A-Za-z]+/g, 'algo')), ...further])];

describe('SAFE-13: a known address', () => {
  test('tells whoever asks which methods it has, each of them and no other', async () => {
    const { app } = await testSchool();
    expect(addresses.length).toBeGreaterThan(100);
    for (const url of addresses) {
      const asked = await app.inject({ method: 'OPTIONS', url });
      expect([url, asked.statusCode, asked.body]).toEqual([url, 204, '']);
      const allowed = String(asked.headers.allow).split(', ');
      const served = allEndpoints.filter((each) => patternOf(each.path).test(url)).map(({ method }) => method);
      expect(allowed).toEqual(expect.arrayContaining(['OPTIONS', ...served]));
      for (const method of verbs) {
        const answer = await app.inject({ method, url });
        expect([method, url, answer.statusCode === 405]).toEqual([method, url, !allowed.includes(method)]);
      }
    }
  });

  test('answers another method in our form, calls under their old names too', async () => {
    const { app } = await testSchool();
    const calls = [
      ['DELETE', '/api/v1/products/derecho-laboral'],
      ['GET', '/api/clientes/add-carrito'],
      ['PATCH', '/talleres/respuestas/'],
      ['PUT', '/auth/me?x=1'],
    ] as const;
    for (const [method, url] of calls) {
      const answer = await app.inject({ method, url });
      const detail = `Esta dirección existe, pero no admite ${method}.`;
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ status: 405, title: 'Método no admitido', detail, message: detail });
    }
    const { headers } = await app.inject({ method: 'GET', url: '/api/clientes/add-carrito' });
    expect(headers.allow).toBe('OPTIONS, POST');
  });

  test('answers HEAD as it answers GET, without the content', async () => {
    const { app } = await testSchool();
    for (const url of ['/api/v1/categories', '/api/v1/products?kind=course', '/api/v1/health', '/api/v1/cart', '/']) {
      const read = await app.inject({ method: 'GET', url });
      const head = await app.inject({ method: 'HEAD', url });
      expect([url, head.statusCode, head.body]).toEqual([url, read.statusCode, '']);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
        expect([url, name, head.headers[name]]).toEqual([url, name, read.headers[name]]);
      }
    }
  });

  test('is not made up: what no route knows stays unknown, by any method', async () => {
    const { app } = await testSchool();
    for (const method of [...verbs, 'OPTIONS'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: '/api/v1/nada' });
      expect([statusCode, headers.allow]).toEqual([404, undefined]);
    }
  });
});

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
}
