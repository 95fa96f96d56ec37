import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataTable } from '#ui/kit/layout/data-table.tsx';

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
});
