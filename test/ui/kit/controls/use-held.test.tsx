import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/kit/controls/button.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const name = (): string | null => screen.getByRole('button').textContent;

test('a loading state that appeared stays at least 200 ms', () => {
  const { rerender } = render(<Button busy="Guardando…">Guardar</Button>);
  act(() => void vi.advanceTimersByTime(50));
  rerender(<Button>Guardar</Button>);
  expect(name()).toBe('Guardando…');
  act(() => void vi.advanceTimersByTime(149));
  expect(name()).toBe('Guardando…');
  act(() => void vi.advanceTimersByTime(1));
  expect(name()).toBe('Guardar');
});

test('one that lasted longer goes at once', () => {
  const { rerender } = render(<Button busy="Guardando…">Guardar</Button>);
  act(() => void vi.advanceTimersByTime(500));
  rerender(<Button>Guardar</Button>);
  act(() => void vi.advanceTimersByTime(0));
  expect(name()).toBe('Guardar');
});

test('presses count again as soon as the work is done', () => {
  let presses = 0;
  const count = (): void => void (presses += 1);
  const { rerender } = render(
    <Button busy="Guardando…" onClick={count}>
      Guardar
    </Button>,
  );
  screen.getByRole('button').click();
  rerender(<Button onClick={count}>Guardar</Button>);
  screen.getByRole('button').click();
  expect(presses).toBe(1);
});
