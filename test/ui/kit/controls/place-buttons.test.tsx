import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlaceButtons } from '#ui/kit/controls/place-buttons.tsx';

function Ordered() {
  const [order, setOrder] = useState(['una', 'otra', 'última']);
  const move = (from: number, step: number) => {
    const moved = [...order];
    moved.splice(from + step, 0, ...moved.splice(from, 1));
    setOrder(moved);
  };
  return (
    <ol>
      {order.map((name, place) => (
        <li key={name}>
          {name}
          <PlaceButtons
            name={name}
            isFirst={place === 0}
            isLast={place === order.length - 1}
            onMove={(step) => move(place, step)}
          />
        </li>
      ))}
    </ol>
  );
}

test('the button that moved its row keeps the focus, also at the end, where a further press does nothing', async () => {
  const user = userEvent.setup();
  render(<Ordered />);
  const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const down = screen.getByRole('button', { name: 'Bajar una' });
  down.focus();
  for (const expected of [
    ['otra', 'una', 'última'],
    ['otra', 'última', 'una'],
    ['otra', 'última', 'una'],
  ]) {
    await user.keyboard('{Enter}');
    expect(order()).toEqual(expected);
    await waitFor(() => expect(document.activeElement).toBe(down));
  }
  expect(down.getAttribute('aria-disabled')).toBe('true');
});
