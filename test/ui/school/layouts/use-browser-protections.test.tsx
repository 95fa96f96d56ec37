import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBrowserProtections } from '#ui/school/layouts/use-browser-protections.ts';

function Page({ f12 }: { f12: boolean }) {
  useBrowserProtections({ f12 });
  return (
    <>
      <p>Texto</p>
      <a href="/cursos">Enlace</a>
      <input aria-label="Campo" />
      <select aria-label="Lista" />
      <textarea aria-label="Área" />
      <button type="button">Botón</button>
    </>
  );
}

/** Whether a key pressed on an element still does what the browser would do. */
function passes(target: Element, key: string, keys: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }));
}

test('SITE-8: right-click, Ctrl+U, Ctrl+S and Ctrl+Shift+J are stopped on the page', () => {
  render(<Page f12 />);
  const text = screen.getByText('Texto');
  expect(text.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(false);
  expect(passes(text, 'u', { ctrlKey: true })).toBe(false);
  expect(passes(text, 'S', { ctrlKey: true })).toBe(false);
  expect(passes(text, 'J', { ctrlKey: true, shiftKey: true })).toBe(false);
});

test('F12 is stopped in the public layout, not in the student’s', () => {
  const { unmount } = render(<Page f12 />);
  expect(passes(document.body, 'F12')).toBe(false);
  unmount();
  render(<Page f12={false} />);
  expect(passes(document.body, 'F12')).toBe(true);
});

test('fields keep their menu and their keys, and nothing else is touched', () => {
  render(<Page f12 />);
  const field = screen.getByLabelText('Campo');
  expect(field.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(true);
  expect(passes(field, 's', { ctrlKey: true })).toBe(true);
  const text = screen.getByText('Texto');
  const free: [string, KeyboardEventInit][] = [
    ['c', { ctrlKey: true }],
    ['u', {}],
    ['s', { altKey: true, ctrlKey: true }],
    ['j', { ctrlKey: true }],
    ['Tab', {}],
    ['ContextMenu', {}],
  ];
  expect(free.map(([key, keys]) => passes(text, key, keys))).toEqual(free.map(() => true));
});

test('they go with the layout', () => {
  render(<Page f12 />).unmount();
  expect(passes(document.body, 'u', { ctrlKey: true })).toBe(true);
});

const menu = (target: Element) =>
  target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

test('a link is no control: its menu and the keys pressed on it are stopped', () => {
  render(<Page f12 />);
  const link = screen.getByRole('link', { name: 'Enlace' });
  expect([menu(link), passes(link, 'u', { ctrlKey: true }), passes(link, 'F12')]).toEqual([false, false, false]);
});

test.each(['Campo', 'Lista', 'Área', 'Botón'])('the control «%s» keeps everything', (name) => {
  render(<Page f12 />);
  const control = name === 'Botón' ? screen.getByRole('button', { name }) : screen.getByLabelText(name);
  const kept = [menu(control), passes(control, 's', { ctrlKey: true }), passes(control, 'F12')];
  expect(kept).toEqual([true, true, true]);
});

test('the menu that the keyboard asks for opens; the next right-click does not', () => {
  render(<Page f12 />);
  const text = screen.getByText('Texto');
  for (const [key, shiftKey] of [
    ['ContextMenu', false],
    ['F10', true],
  ] as const) {
    expect(passes(text, key, { shiftKey })).toBe(true);
    expect(menu(text)).toBe(true);
    expect(menu(text)).toBe(false);
  }
  passes(text, 'ContextMenu');
  text.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu(text)).toBe(false);
});
