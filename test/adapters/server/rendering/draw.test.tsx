import { expect, test } from 'vitest';
import { draw } from '#adapters/server/rendering/draw.ts';

test('pages that are asked for at once are drawn in turns of the event loop of their own', async () => {
  const turns: number[] = [];
  let turn = 0;
  let isDrawn = false;
  const count = (): void => {
    turn += 1;
    if (!isDrawn) setImmediate(count);
  };
  const Page = () => {
    turns.push(turn);
    return <p>Una página</p>;
  };
  setImmediate(count);
  const pages = await Promise.all([draw(<Page />), draw(<Page />), draw(<Page />)]);
  isDrawn = true;
  expect(pages).toEqual(Array.from({ length: 3 }, () => '<p>Una página</p>'));
  expect(new Set(turns).size).toBe(3);
});

test('a page that fails fails alone', async () => {
  const Torn = () => {
    throw new Error('torn paper');
  };
  const [torn, whole] = await Promise.allSettled([draw(<Torn />), draw(<p>Otra</p>)]);
  expect(torn).toMatchObject({ status: 'rejected', reason: new Error('torn paper') });
  expect(whole).toMatchObject({ status: 'fulfilled', value: '<p>Otra</p>' });
});
