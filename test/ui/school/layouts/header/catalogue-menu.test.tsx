import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import { CatalogueMenu } from '#ui/school/layouts/header/catalogue-menu.tsx';
import { CatalogueStore } from '#ui/school/layouts/header/catalogue-store.ts';
import '#ui/school/layouts/header/branch-facts.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { catalogueWith, showPages } from '#test/support/browser/show-page.tsx';

const courses: CatalogueBranch = {
  kind: 'course',
  count: 3,
  categories: [
    { slug: 'derecho-laboral', title: 'Derecho laboral', count: 1 },
    { slug: 'tributacion', title: 'Tributación', count: 2 },
  ],
};

// happy-dom knows no popovers: what is tested is that the panel is asked to fold, and what it shows once the platform unfolds it.
let folded = 0;
beforeEach(() => {
  folded = 0;
  HTMLElement.prototype.hidePopover = () => void (folded += 1);
});
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

function Page() {
  return (
    <>
      <CatalogueMenu />
      <a href="#despues">Después</a>
      <h1>Una página</h1>
    </>
  );
}

async function show(branches: readonly CatalogueBranch[] = [courses]) {
  await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(CatalogueStore).toConstantValue(catalogueWith(branches));
  });
  const button = screen.getByRole('button', { name: 'Catálogo' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  const toggle = (newState: 'open' | 'closed') =>
    act(async () => void fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState })));
  return { button, panel, toggle, user: userEvent.setup() };
}

const kinds = [
  ['Cursos', '/cursos'],
  ['Seminarios', '/seminarios'],
  ['Talleres', '/talleres'],
  ['Cursos especializados', '/contenidos/cursos-especializados'],
  ['Diplomados', '/contenidos/diplomados'],
  ['Libros', '/contenidos/libros'],
  ['Revistas', '/contenidos/revistas'],
  ['Consultorías', '/consultorias'],
  ['Planes', '/contenidos/planes'],
];
const linksOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((each) => [each.textContent, each.getAttribute('href')]);

test('the platform unfolds all kinds of products below its button, before anything else has come', async () => {
  const { panel } = await show();
  expect(panel.getAttribute('popover')).toBe('auto');
  expect(linksOf(panel)).toEqual(kinds);
});

test('unfolded it says so, tells how many there are, and leads to the categories', async () => {
  const { button, panel, toggle } = await show();
  await toggle('open');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await within(panel).findByRole('link', { name: 'Tributación' })).toBeTruthy();
  expect(linksOf(panel).slice(0, 3)).toEqual([
    ['Cursos', '/cursos'],
    ['Derecho laboral', '/cursos/categoria/derecho-laboral'],
    ['Tributación', '/cursos/categoria/tributacion'],
  ]);
  expect(within(panel).getByText('3').textContent).toBe('3 publicados');
  expect(within(panel).getByText('1').textContent).toBe('1 publicado');
  expect(await axeProblems()).toEqual([]);
  await toggle('closed');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('of many categories the largest are named, the rest stand in the list', async () => {
  const many = Array.from({ length: 13 }, (_, place) => ({
    slug: `m-${place}`,
    title: `Materia ${place}`,
    count: place,
  }));
  const { panel, toggle } = await show([{ ...courses, categories: many }]);
  await toggle('open');
  const rest = await within(panel).findByRole('link', { name: '3 categorías más' });
  expect(rest.getAttribute('href')).toBe('/cursos');
});

test('it folds when a link is followed, and when the focus goes on to what is behind it', async () => {
  const { button, panel, user } = await show();
  const [, seminars] = within(panel).getAllByRole('link');
  act(() => button.focus());
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(seminars);
  expect(folded).toBe(0);
  act(() => screen.getByRole('link', { name: 'Después' }).focus());
  expect(folded).toBe(1);
  await user.click(panel.querySelector('ul') as HTMLElement);
  expect(folded).toBe(1);
  await user.click(within(panel).getByRole('link', { name: 'Libros' }));
  expect(folded).toBe(2);
});
