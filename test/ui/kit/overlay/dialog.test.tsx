import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { Toaster, type Toast } from '#ui/kit/overlay/toaster.tsx';

function Page({ dismissible = true, toasts = [] }: { dismissible?: boolean; toasts?: readonly Toast[] }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} dismissible={dismissible} onClose={() => setOpen(false)} title="Resumen de tu compra">
        <p>Dos productos</p>
        <Button onClick={() => setAsking(true)}>Vaciar</Button>
        <Button onClick={() => setOpen(false)}>Seguir</Button>
      </Dialog>
      <ConfirmDialog
        danger
        open={asking}
        title="¿Vaciar el carrito?"
        confirmLabel="Sí, vaciar"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        Quitaremos todo.
      </ConfirmDialog>
      <Toaster toasts={toasts} onDismiss={() => undefined} />
    </>
  );
}

/** Where user-event would move the focus once more after the press, which no browser does. */
function pressBeside(dialog: HTMLElement): void {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
}

async function openIt(): Promise<HTMLElement> {
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(opener);
  return opener;
}

describe('a dialog', () => {
  it('is modal, named by its title, and begins there', async () => {
    render(<Page />);
    expect(screen.queryByText('Dos productos')).toBeNull();
    await openIt();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Resumen de tu compra' });
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Resumen de tu compra' }));
  });

  it('closes by its cross, by Escape and by a press beside it, and gives the focus back', async () => {
    render(<Page />);
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' })),
      () => userEvent.keyboard('{Escape}'),
      async () => pressBeside(screen.getByRole('dialog')),
    ];
    for (const close of ways) {
      const opener = await openIt();
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener);
    }
  });

  it('that nothing was pressed to open, or whose opener is gone, leaves whoever closes it at the head of the page', () => {
    const page = (open: boolean) => (
      <main>
        <h1>Tu área</h1>
        <Dialog open={open} title="¿Primera vez por aquí?" onClose={() => undefined}>
          Te mostramos dónde está cada cosa.
        </Dialog>
      </main>
    );
    const { rerender } = render(page(true));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tu área' }));
  });

  it('stays when a press inside it only ends beside it, as when a text is selected', async () => {
    render(<Page />);
    await openIt();
    fireEvent.mouseDown(screen.getByText('Dos productos'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('that must be answered has no cross and stays through Escape, a press beside it and the way back of a phone', async () => {
    render(<Page dismissible={false} />);
    await openIt();
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    pressBeside(screen.getByRole('dialog'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by the way back of a phone', async () => {
    render(<Page />);
    await openIt();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('below another stays while the upper one closes', async () => {
    render(<Page />);
    await openIt();
    const opener = screen.getByRole('button', { name: 'Vaciar' });
    await userEvent.click(opener);
    const upper = screen.getByRole('alertdialog', { name: '¿Vaciar el carrito?' });
    expect(document.getElementById(upper.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Quitaremos todo.');
    // What cannot be undone begins at the way out.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(opener);
  });

  it('holds the toasts while it is the topmost one, because all else is inert', async () => {
    const toast: Toast = { id: '1', kind: 'success', text: 'Cupón aplicado', duration: null };
    render(<Page toasts={[toast]} />);
    expect(screen.getByText('Cupón aplicado').closest('dialog')).toBeNull();
    await openIt();
    expect(screen.getByText('Cupón aplicado').closest('dialog')).toBe(screen.getByRole('dialog'));
    await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
    expect(screen.getByText('Cupón aplicado').closest('dialog')).toBe(screen.getByRole('alertdialog'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(screen.getByText('Cupón aplicado').closest('dialog')).toBeNull();
  });
});

describe('a question', () => {
  it('hears yes and no, and waits while the work is under way', async () => {
    const answers: string[] = [];
    const question = (busy: string | false) => (
      <ConfirmDialog
        open
        title="Seminario"
        confirmLabel="Sí, quiero esperar"
        busy={busy}
        onConfirm={() => answers.push('sí')}
        onCancel={() => answers.push('no')}
      >
        ¿Quieres esperar?
      </ConfirmDialog>
    );
    const { rerender } = render(question(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sí, quiero esperar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, quiero esperar' }));
    rerender(question('Un momento…'));
    await userEvent.click(screen.getByRole('button', { name: 'Un momento…' }));
    await userEvent.keyboard('{Escape}');
    rerender(question(false));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(answers).toEqual(['sí', 'no']);
  });
});

describe('a drawer', () => {
  it('is a dialog from the side that closes by Escape', async () => {
    const closed: string[] = [];
    render(
      <Drawer open onClose={() => closed.push('cerrado')} title="Menú">
        <a href="/seminarios">Seminarios</a>
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Menú' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['cerrado']);
  });
});
