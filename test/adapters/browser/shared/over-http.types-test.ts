/**
 * What must not compile: an adapter whose endpoints do not do what its port promises. Nothing runs here; `tsc -b` fails when one
 * of the marked lines compiles after all.
 */
import * as v from 'valibot';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';

abstract class Lessons {
  abstract titles(slug: string): Promise<Result<readonly string[], CallRefusal>>;
  abstract count(): Promise<Result<number, CallRefusal>>;
}

const described = { summary: 'Una prueba', area: 'Prueba', method: 'GET' } as const;
const list = endpoint({
  ...described,
  path: '/a/:slug',
  params: v.object({ slug: v.string() }),
  answer: v.object({ titles: v.array(v.string()) }),
});
const count = endpoint({ ...described, path: '/b', answer: v.number() });

const titles = to(
  list,
  (slug: string) => ({ params: { slug } }),
  (answer) => answer.titles,
);

export const adapters = [
  overHttp(Lessons, { titles, count: to(count) }),
  // @ts-expect-error a method has no endpoint
  overHttp(Lessons, { titles }),
  // @ts-expect-error the port has no such method
  overHttp(Lessons, { titles, count: to(count), further: to(count) }),
  // @ts-expect-error the answer is not what the port promises
  overHttp(Lessons, { titles: to(list, (slug: string) => ({ params: { slug } })), count: to(count) }),
  // @ts-expect-error a number is promised
  overHttp(Lessons, { titles, count: to(count, () => ({}), String) }),
  // @ts-expect-error the endpoint asks for a slug
  overHttp(Lessons, { titles: to(list), count: to(count) }),
  overHttp(Lessons, {
    titles: to(
      list,
      // @ts-expect-error it asks for it under another name
      (slug) => ({ params: { name: slug } }),
      (answer) => answer.titles,
    ),
    count: to(count),
  }),
];
