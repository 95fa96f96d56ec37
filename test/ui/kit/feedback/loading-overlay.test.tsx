import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from '#ui/kit/feedback/loading-overlay.tsx';

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('the loading overlay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hides itself three seconds after it was set, and can be set again', () => {
    const hidden: string[] = [];
    const onHidden = () => hidden.push('oculto');
    const { rerender } = render(<LoadingOverlay shown onHidden={onHidden} />);
    wait(2999);
    expect(screen.getByText('Un momento')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Un momento')).toBeNull();
    expect(hidden).toEqual(['oculto']);
    rerender(<LoadingOverlay shown={false} onHidden={onHidden} />);
    rerender(<LoadingOverlay shown onHidden={onHidden} />);
    expect(screen.getByText('Un momento')).toBeTruthy();
  });

  it('hides at once when its work is done', () => {
    const { rerender } = render(<LoadingOverlay shown text="Cargando el examen" />);
    rerender(<LoadingOverlay shown={false} />);
    expect(screen.queryByText('Cargando el examen')).toBeNull();
  });
});
