import { expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from '#ui/school/prefetch.ts';

/** What is fetched of two pages, and the quiet moments that the browser was asked for. */
function visit(connection?: { saveData: boolean }) {
  const idle: [work: () => void, limits: object][] = [];
  const fetched: string[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void, limits: object) => idle.push([work, limits]));
  vi.stubGlobal('navigator', { connection });
  const fetchAhead = (path: string) => () => {
    fetched.push(path);
    return Promise.reject(new Error('no connection'));
  };
  const route = (path: string) => ({ path, handle: { fetchAhead: fetchAhead(path) } });
  const page = document.createElement('div');
  const origin = location.origin;
  page.innerHTML = `<a href="${origin}/cursos/uno?de=aqui"><b>Uno</b></a><i>Nada</i><a id="otra" href="https://otra.example/libros">Otra</a>`;
  prefetchWhenIdle(() => [{ path: '/', children: [route('cursos/:slug'), route('libros')] }], page);
  const comeTo = (what: string, by: string) =>
    page.querySelector(what)?.dispatchEvent(new Event(by, { bubbles: true }));
  return { idle, fetched, comeTo };
}

test.each(['pointerover', 'focusin'])(
  'LAY-14: likely pages are fetched once the browser is idle, within two seconds: those to whose link comes a %s',
  (by) => {
    const { idle, fetched, comeTo } = visit({ saveData: false });
    comeTo('b', by);
    comeTo('i', by);
    comeTo('#otra', by);
    expect(idle.map(([, limits]) => limits)).toEqual([{ timeout: 2000 }]);
    expect(fetched).toEqual([]);
    idle[0]?.[0]();
    expect(fetched).toEqual(['cursos/:slug']);
  },
);

test('LAY-14: nothing is fetched for a visitor who asked to save data', () => {
  const { idle, comeTo } = visit({ saveData: true });
  comeTo('b', 'pointerover');
  expect(idle).toEqual([]);
});
