import { act, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { BeingTakenOver } from '#ui/kit/feedback/being-taken-over.ts';
import styles from '#ui/kit/feedback/drawn-part.module.css';
import { drawnPart } from '#ui/kit/feedback/drawn-part.tsx';

/** Somebody comes to see what is observed when the test says so. */
let comeNear = (): void => undefined;
let observed: Element[] = [];
class Sight {
  constructor(private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe = (element: Element) => {
    observed.push(element);
    this.tell([{ isIntersecting: false }]);
    comeNear = () => this.tell([{ isIntersecting: true }]);
  };
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', Sight));

interface PriceProps {
  readonly price: string;
}

/** What it shows at first, as the server does, and what it shows once it knows more. */
const shownWhileTakenOver: boolean[] = [];
function Price({ price }: PriceProps) {
  const isServers = use(BeingTakenOver);
  shownWhileTakenOver.push(isServers);
  return <p>{isServers ? `Precio ${price}` : `Tu precio ${price}`}</p>;
}

/** A part whose file comes when the test lets it. */
function partOfTest() {
  let come = (): void => undefined;
  let fail = (): void => undefined;
  let asked = 0;
  const Part = drawnPart<PriceProps>(() => {
    asked += 1;
    return new Promise((resolve, reject) => {
      come = () => resolve(Price as ComponentType<PriceProps>);
      fail = () => reject(new TypeError('net'));
    });
  });
  return { Part, come: () => act(async () => come()), fail: () => act(async () => fail()), asked: () => asked };
}

/** The page as the server drew it: with the part's own HTML. */
function drawnPage(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <main>
      <h1>La página</h1>
      <span className={styles.place} />
      <Suspense fallback={null}>
        <BeingTakenOver value={true}>
          <Price price="10" />
        </BeingTakenOver>
      </Suspense>
      <footer>Al pie</footer>
    </main>,
  );
  document.body.append(page);
  return page;
}

const pageWith = (Part: ComponentType<PriceProps>) => (
  <main>
    <h1>La página</h1>
    <Part price="10" />
    <footer>Al pie</footer>
  </main>
);

test('SAFE-24: what the server drew stands until somebody comes near and its file has come, and is then taken over as it was', async () => {
  const page = drawnPage();
  const { Part, come, asked } = partOfTest();
  const mended: unknown[] = [];
  shownWhileTakenOver.length = 0;
  observed = [];
  const root = await act(async () =>
    hydrateRoot(page, pageWith(Part), { onRecoverableError: (error) => mended.push(error) }),
  );
  const paragraph = page.querySelector('p');
  expect(paragraph?.textContent).toBe('Precio 10');
  // The page around it changes for reasons of its own.
  await act(async () => root.render(pageWith(Part)));
  expect(page.querySelector('p')).toBe(paragraph);
  expect(asked()).toBe(0);
  // Whoever comes to its end first has come near as well; what stands beside it is none of it.
  expect(observed).toEqual([page.querySelector('span'), paragraph]);
  await act(async () => comeNear());
  expect(asked()).toBe(1);
  await come();
  expect(page.querySelector('p')).toBe(paragraph);
  expect(paragraph?.textContent).toBe('Tu precio 10');
  expect(shownWhileTakenOver[0]).toBe(true);
  expect(mended).toEqual([]);
  await act(async () => root.unmount());
  page.remove();
});

test('SAFE-24: without a network it goes on standing, and is taken over when the network is back', async () => {
  const page = drawnPage();
  const { Part, come, fail, asked } = partOfTest();
  const root = await act(async () => hydrateRoot(page, pageWith(Part)));
  await act(async () => comeNear());
  await fail();
  expect(page.textContent).toContain('Precio 10');
  expect(asked()).toBe(1);
  await act(async () => window.dispatchEvent(new Event('online')));
  await come();
  expect(page.textContent).toContain('Tu precio 10');
  await act(async () => root.unmount());
  page.remove();
});

test('on a page that the browser draws itself it comes by itself, with what is known by then', async () => {
  const { Part, come, asked } = partOfTest();
  render(pageWith(Part));
  expect(screen.getByRole('heading').textContent).toBe('La página');
  await act(async () => undefined);
  expect(asked()).toBe(1);
  await come();
  expect(screen.getByText('Tu precio 10')).toBeTruthy();
});

test('what is pressed before its file has come is pressed once it is there, and nothing beside it', async () => {
  const pressed: string[] = [];
  const Buttons = () => (
    <div>
      <button type="button" onClick={() => pressed.push('within')}>
        Dentro
      </button>
    </div>
  );
  let come = (): void => undefined;
  const Part = drawnPart(() => new Promise<ComponentType>((resolve) => (come = () => resolve(Buttons))));
  const around = (part: ReactNode) => (
    <main>
      {part}
      <button type="button" onClick={() => pressed.push('beside')}>
        Al lado
      </button>
    </main>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    around(
      <>
        <span className={styles.place} />
        <Suspense fallback={null}>
          <BeingTakenOver value={true}>
            <Buttons />
          </BeingTakenOver>
        </Suspense>
      </>,
    ),
  );
  document.body.append(page);
  const root = await act(async () => hydrateRoot(page, around(<Part />)));
  const [within, beside] = page.querySelectorAll('button');
  await act(async () => within?.click());
  await act(async () => beside?.click());
  expect(pressed).toEqual(['beside']);
  await act(async () => comeNear());
  await act(async () => come());
  expect(pressed).toEqual(['beside', 'within']);
  await act(async () => within?.click());
  expect(pressed).toEqual(['beside', 'within', 'within']);
  await act(async () => root.unmount());
  page.remove();
});
