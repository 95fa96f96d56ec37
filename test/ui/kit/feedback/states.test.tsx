import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { Loading, SkeletonRows } from '#ui/kit/feedback/skeleton.tsx';
import { EmptyState, ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { OfflineNotice } from '#ui/kit/feedback/offline-notice.tsx';

describe('the states of a page', () => {
  it('loading is said once and its shapes are not read', () => {
    const { container } = render(
      <Loading label="Cargando tus cursos">
        <SkeletonRows rows={2} />
      </Loading>,
    );
    expect(screen.getByRole('status').textContent).toBe('Cargando tus cursos');
    expect(container.querySelector('[aria-hidden="true"]')?.querySelectorAll('.bone')).toHaveLength(6);
  });

  it('empty says what to do next', () => {
    render(
      <EmptyState title="Tu carrito está vacío" actions={<a href="/cursos">Ver los cursos</a>}>
        Agrega un curso.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver los cursos' })).toBeTruthy();
  });

  it('an error says what was kept, and tries again without taking a second press', async () => {
    const tries: string[] = [];
    function Page() {
      const [retrying, setRetrying] = useState(false);
      const retry = () => {
        tries.push('otra vez');
        setRetrying(true);
      };
      return (
        <ErrorState title="No pudimos cargar" kept="Tu avance está guardado." onRetry={retry} retrying={retrying} />
      );
    }
    render(<Page />);
    expect(screen.getByRole('alert').textContent).toContain('Tu avance está guardado.');
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Intentando…' }));
    expect(tries).toEqual(['otra vez']);
  });

  it('offline is said when it begins and gone when it ends', () => {
    const { rerender } = render(<OfflineNotice offline={false} />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<OfflineNotice offline />);
    expect(screen.getByRole('status').textContent).toMatch(/^Sin conexión/);
    rerender(<OfflineNotice offline={false} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a notice that appears later is read out, the graver the sooner', () => {
    render(
      <>
        <Notice kind="error" live>
          No se guardó
        </Notice>
        <Notice kind="success" live>
          Guardado
        </Notice>
        <Notice>Siempre estuvo aquí</Notice>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('No se guardó');
    expect(screen.getByRole('status').textContent).toBe('Guardado');
  });

  it('one that takes the focus is read out by that, and not a second time', () => {
    const { unmount } = render(
      <Notice kind="error" title="No se guardó" live takesFocus>
        Otra persona lo cambió.
      </Notice>,
    );
    const notice = screen.getByRole('group', { name: /^No se guardó\s*Otra persona lo cambió\.$/ });
    expect(document.activeElement).toBe(notice);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    render(
      <Notice kind="success" takesFocus>
        Recibimos tu mensaje.
      </Notice>,
    );
    expect(screen.getByRole('group', { name: 'Recibimos tu mensaje.' })).toBeTruthy();
  });
});
