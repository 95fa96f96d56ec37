import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { money } from '#domain/shared/money.ts';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { PriceBlock, type PriceBlockProps } from '#ui/kit/layout/price-block.tsx';

const shown = (props: PriceBlockProps): readonly (string | null)[] => {
  const { container } = render(<PriceBlock {...props} />);
  return [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
};

describe('a price', () => {
  it('is shown with its tax', () => {
    expect(shown({ price: money(118_00), exempt: false })).toEqual(['S/.\u00A0118.00', 'IGV incluido']);
    expect(shown({ price: money(89_90), exempt: true })).toEqual(['S/.\u00A089.90', 'Exonerado de IGV']);
    expect(shown({ price: money(89_90), exempt: null })).toEqual(['S/.\u00A089.90']);
  });

  it('that was lowered shows the former one struck and the discount', () => {
    expect(shown({ price: money(159_90), former: money(199_90), exempt: false })).toEqual([
      'Precio actual: S/.\u00A0159.90',
      'Precio anterior: S/.\u00A0199.90',
      '−20 %',
      'IGV incluido',
    ]);
  });

  it('never promises more discount than it gives', () => {
    expect(shown({ price: money(100_01), former: money(200_00), exempt: false })).toContain('−49 %');
    expect(shown({ price: money(199_89), former: money(199_90), exempt: false })).not.toContain('−0 %');
  });

  it('shows no former price that is not higher', () => {
    expect(shown({ price: money(100_00), former: money(100_00), exempt: false })).toEqual([
      'S/.\u00A0100.00',
      'IGV incluido',
    ]);
    expect(shown({ price: money(100_00), former: null, exempt: false })).toEqual(['S/.\u00A0100.00', 'IGV incluido']);
  });

  it('of nothing reads Gratis and says nothing of tax', () => {
    expect(shown({ price: money(0), exempt: false })).toEqual(['Gratis']);
    expect(shown({ price: money(0), former: money(50_00), exempt: true })).toEqual([
      'Precio actual: Gratis',
      'Precio anterior: S/.\u00A050.00',
      '−100 %',
    ]);
  });

  it('in running text has two decimals and no thousands separator', () => {
    const { container } = render(<MoneyText amount={money(1_234_50)} />);
    expect(container.textContent).toBe('S/.\u00A01234.50');
  });

  it('in running text is never broken between the currency and the number', () => {
    const { container } = render(<MoneyText amount={money(119_60)} />);
    expect(container.querySelector('span[data-numbers]')?.textContent).toBe('S/.\u00A0119.60');
    const css = readFileSync(path.resolve(import.meta.dirname, '../../../../src/ui/kit/styles/base.css'), 'utf8');
    expect(/span\[data-numbers\] \{([^}]*)\}/.exec(css)?.[1]).toContain('white-space: nowrap');
  });
});
