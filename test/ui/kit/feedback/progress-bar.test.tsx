import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';

describe('a progress bar', () => {
  it.each([
    [58, 100, '58 %'],
    [29, 50, '58 %'],
    [2, 3, '66 %'],
    [12, 12, '100 %'],
    [-4, 12, '0 %'],
    [20, 12, '100 %'],
    [0, 0, '0 %'],
  ])('of %d out of %d says %s', (value, max, said) => {
    render(<ProgressBar label="Avance" value={value} max={max} />);
    expect(screen.getByRole('progressbar', { name: 'Avance' }).getAttribute('aria-valuetext')).toBe(said);
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('may say it in words, or only aloud', () => {
    render(<ProgressBar label="Avance" value={7} max={12} text="7 de 12 clases" captioned={false} />);
    expect(screen.getByRole('progressbar', { name: 'Avance' }).getAttribute('aria-valuetext')).toBe('7 de 12 clases');
    expect(screen.queryByText('7 de 12 clases')).toBeNull();
  });
});
