import { describe, expect, it } from 'vitest';
import { orderThatPays, underWayPath, type OrderUnderWay } from '#domain/orders/order-under-way.ts';

const order = (id: string, lines: OrderUnderWay['lines'], parts: Partial<OrderUnderWay> = {}): OrderUnderWay => ({
  id,
  number: 7,
  state: 'charging',
  attemptId: 'attempt-1',
  lines,
  ...parts,
});

describe('a product in an order that is being paid', () => {
  const course = { productId: 10, kind: 'course' } as const;
  const plan = { productId: 11, kind: 'plan' } as const;
  const seats = { productId: 12, kind: 'seminar', seatsAlone: true } as const;
  const first = order('order-1', [plan, course]);

  it('is found in the first one that has it, and in none that is asked for', () => {
    expect(orderThatPays(10, [order('order-0', [seats]), first])).toBe(first);
    expect(orderThatPays(13, [first])).toBeNull();
    expect(orderThatPays(10, [first], 'order-1')).toBeNull();
  });

  it('is not looked for when it is used up: a plan, further seats', () => {
    expect(orderThatPays(11, [first])).toBeNull();
    expect(orderThatPays(12, [order('order-1', [seats])])).toBeNull();
  });

  it('is shown where its end is waited for', () => {
    expect(underWayPath(first)).toBe('/validando?intento=attempt-1');
    expect(underWayPath(order('order-2', [], { attemptId: null }))).toBe('/confirmar-pago?pedido=order-2');
  });
});
