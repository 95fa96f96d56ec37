import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LatePartFailed } from '#ui/kit/feedback/late-part-failed.tsx';
import { latePart, type LatePartOptions } from '#ui/kit/feedback/late-part.tsx';
import { notHere } from '#ui/kit/feedback/not-here.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { until } from '#test/support/shared/until.ts';

/** What stands there until its look has come; another file of tests may have brought that before. */
const Plain = (): null => null;
const { View: before } = notHere;
beforeEach(() => {
  notHere.View = LatePartFailed;
});
afterEach(() => {
  notHere.View = before;
});

interface PanelProps {
  readonly name: string;
}

function Panel({ name }: PanelProps) {
  return <p>Panel de {name}</p>;
}

/** A part whose file comes only while there is a network. */
function partOfTest(options: LatePartOptions = {}) {
  const network = { isThere: false, asked: 0 };
  const Part = latePart<PanelProps>(() => {
    network.asked += 1;
    return network.isThere ? Promise.resolve(Panel as ComponentType<PanelProps>) : Promise.reject(new TypeError('net'));
  }, options);
  return { network, Part, user: userEvent.setup() };
}

test('SAFE-24: a part that cannot come says so in its place, takes the focus, and comes when it is tried again', async () => {
  const { network, Part, user } = partOfTest();
  render(
    <main>
      <h1>La página</h1>
      <Part name="notas" />
    </main>,
  );
  expect(await screen.findByText('No pudimos abrir esta parte')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'La página' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('No pudimos abrir esta parte');
  expect(await axeProblems()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Recargar la página' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('button', { name: 'Recargar la página' })).toBeTruthy();
  network.isThere = true;
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Panel de notas')).toBeTruthy();
  expect(screen.queryByText('No pudimos abrir esta parte')).toBeNull();
});

test('SAFE-24: it comes by itself when the network is back, and stays away when it is closed', async () => {
  const { network, Part, user } = partOfTest();
  const onClose = vi.fn<() => void>();
  render(<Part name="notas" onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  network.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Panel de notas')).toBeTruthy();
});

test('SAFE-24: what nobody asked for is silent, and comes when the network is back', async () => {
  const { network, Part } = partOfTest({ unasked: true });
  const { container } = render(<Part name="notas" />);
  await act(() => until(() => expect(network.asked).toBe(1)));
  expect(container.textContent).toBe('');
  network.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Panel de notas')).toBeTruthy();
});

test('SAFE-24: what stands in the page says that it is on its way, and where it cannot come takes no focus', async () => {
  const { Part } = partOfTest({ coming: 'Abriendo…' });
  render(<Part name="notas" />);
  expect(screen.getByRole('status').textContent).toBe('Abriendo…');
  expect(await screen.findByText('No pudimos abrir esta parte')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('what has come once is there at once', async () => {
  const { network, Part } = partOfTest();
  network.isThere = true;
  const { unmount } = render(<Part name="notas" />);
  await screen.findByText('Panel de notas');
  unmount();
  render(<Part name="marcas" />);
  expect(screen.getByText('Panel de marcas')).toBeTruthy();
  expect(network.asked).toBe(1);
});

test('SAFE-24: before its look has come there is nothing, and what did not come does when the network is back', async () => {
  notHere.View = Plain;
  const { network, Part } = partOfTest();
  const { container } = render(<Part name="notas" />);
  await act(() => until(() => expect(network.asked).toBe(1)));
  expect(container.textContent).toBe('');
  network.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Panel de notas')).toBeTruthy();
});

test('SAFE-24: Escape closes what it says, and the focus goes back to what was pressed', async () => {
  const { Part, user } = partOfTest();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Buscar</button>
        {isOpen && <Part name="notas" onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Buscar' });
  await user.click(opener);
  await screen.findByText('No pudimos abrir esta parte');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('No pudimos abrir esta parte')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
