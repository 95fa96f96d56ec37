import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { DataTable } from '#ui/kit/layout/data-table.tsx';

const sheet = readFileSync('src/ui/kit/layout/data-table.module.css', 'utf8');

describe('a table', () => {
  it('is read row by row, each row named by its first cell', () => {
    render(
      <DataTable
        caption="Tus pedidos"
        rows={[{ number: 'P-1', total: 'S/. 118.00' }]}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', title: 'Pedido', cell: ({ number }) => number },
          { key: 'total', title: 'Total', cell: ({ total }) => total, amount: true },
        ]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Tus pedidos' });
    expect(within(table).getByRole('rowheader', { name: 'P-1' })).toBeTruthy();
    // What a phone shows in place of the head of the column.
    expect(within(table).getByRole('cell', { name: 'S/. 118.00' }).dataset['column']).toBe('Total');
  });

  it('marks what a phone leaves out: cells that say nothing, and what a button says again', () => {
    render(
      <DataTable
        caption="Productos"
        rows={[{ title: 'Manual del IGV', lacks: '—' }]}
        rowKey={({ title }) => title}
        columns={[
          { key: 'title', title: 'Producto', cell: ({ title }) => title },
          { key: 'lacks', title: 'Le falta', cell: ({ lacks }) => lacks },
          { key: 'copy', title: 'Copiar', act: true, cell: () => <button type="button">Copiar</button> },
        ]}
      />,
    );
    expect(screen.getByRole('cell', { name: '—' }).dataset['none']).toBe('true');
    const [, , act] = screen.getAllByRole('columnheader');
    expect(act?.textContent).toBe('Copiar');
    expect(act?.firstElementChild?.className).toMatch(/hidden/);
    expect(screen.getByRole('cell', { name: 'Copiar' }).dataset['act']).toBe('true');
    expect(screen.getByRole('table').dataset['many']).toBeUndefined();
  });

  it.each([6, 7, 8, 9])(
    'of %i columns knows whether they are too many for half a desk, and how many it sets',
    (count) => {
      const columns = Array.from({ length: count }, (_, place) => ({
        key: `${place}`,
        title: `Columna ${place}`,
        cell: () => `Dato ${place}`,
      }));
      render(<DataTable caption="Libro" rows={['2026-11']} rowKey={(month) => month} columns={columns} />);
      const { many } = screen.getByRole('table').dataset;
      expect(many).toBe(count < 7 ? undefined : `${count}`);
      // Seven is what the sheet sets without being told; each greater count has its own line there.
      if (count > 7) expect(sheet).toContain(`.table[data-many='${count}']`);
    },
  );
});
