import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectionNotice } from '#ui/school/layouts/connection-notice.tsx';

function goes(line: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online');
  act(() => void window.dispatchEvent(new Event(line)));
}

test('a connection that is lost is said once, calmly, and no more once it is back', () => {
  render(<ConnectionNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  goes('offline');
  expect(screen.getByRole('status').textContent).toBe(
    'Sin conexión. Lo que ya abriste sigue aquí; lo demás volverá con la señal.',
  );
  goes('online');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a page that is opened without connection says so at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionNotice />);
  expect(screen.getByText(/^Sin conexión/)).toBeTruthy();
  vi.restoreAllMocks();
});
