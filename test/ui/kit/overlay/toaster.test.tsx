import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Toaster, type Toast } from '#ui/kit/overlay/toaster.tsx';

function Page({ start }: { start: readonly Toast[] }) {
  const [toasts, setToasts] = useState(start);
  return <Toaster toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} />;
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('the toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('leave by themselves after five seconds, or after the time they are given', () => {
    render(
      <Page
        start={[
          { id: '1', kind: 'success', text: 'Guardado' },
          { id: '2', kind: 'info', text: 'Un momento', duration: 1000 },
          { id: '3', kind: 'alert', text: 'Se queda', duration: null },
        ]}
      />,
    );
    wait(1000);
    expect(screen.queryByText('Un momento')).toBeNull();
    wait(3999);
    expect(screen.getByText('Guardado')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Guardado')).toBeNull();
    wait(600_000);
    expect(screen.getByText('Se queda')).toBeTruthy();
  });

  it('wait while they are pointed at, and then only for what was left', () => {
    render(<Page start={[{ id: '1', kind: 'success', text: 'Guardado' }]} />);
    wait(4000);
    fireEvent.pointerEnter(screen.getByText('Guardado'));
    wait(60_000);
    expect(screen.getByText('Guardado')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByText('Guardado'));
    wait(999);
    expect(screen.getByText('Guardado')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Guardado')).toBeNull();
  });

  it('wait while the keyboard is on them', () => {
    render(<Page start={[{ id: '1', kind: 'success', text: 'Guardado' }]} />);
    act(() => screen.getByRole('button', { name: 'Cerrar el aviso' }).focus());
    wait(60_000);
    expect(screen.getByText('Guardado')).toBeTruthy();
  });

  it('close by their cross', () => {
    render(
      <Page start={[{ id: '1', kind: 'error', title: 'No se pudo', text: 'Intenta de nuevo', duration: null }]} />,
    );
    expect(screen.getByText('No se pudo')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(screen.queryByText('No se pudo')).toBeNull();
  });

  it('are read out at once when they are errors or alerts, and in their turn otherwise', () => {
    render(
      <Page
        start={[
          { id: '1', kind: 'error', text: 'Falló' },
          { id: '2', kind: 'success', text: 'Listo' },
        ]}
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Falló');
    expect(screen.getByRole('status').textContent).toBe('Listo');
  });

  it('are nothing on the server', () => {
    expect(
      renderToString(<Toaster toasts={[{ id: '1', kind: 'info', text: 'Hola' }]} onDismiss={() => undefined} />),
    ).toBe('');
  });
});
