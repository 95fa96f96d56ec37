import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CountdownText } from '#ui/kit/feedback/countdown-text.tsx';

describe('a countdown', () => {
  const left = { days: 2, hours: 3, minutes: 4, seconds: 5 };

  it('says days, hours and minutes in words, and shows them short', () => {
    render(<CountdownText left={left} />);
    expect(screen.getByRole('timer', { name: '2 días, 3 horas y 4 minutos' }).textContent).toBe('2d03h04min');
  });

  it('shows seconds when asked, and nothing when it is over', () => {
    const { container, rerender } = render(<CountdownText left={left} withSeconds />);
    expect(container.textContent).toBe('2d03h04min05s');
    rerender(<CountdownText left={null} />);
    expect(container.textContent).toBe('');
  });
});
