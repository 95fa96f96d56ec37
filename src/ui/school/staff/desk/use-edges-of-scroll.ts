import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Beyond which edges of a line that goes sideways there is more of it: 'start', 'end', 'start end', or '' where all is seen. */
export type FurtherEdges = '' | 'start' | 'end' | 'start end';

/**
 * Whether a line goes on beyond its edges, as it is scrolled and the window changes: whoever sees it cut would take it for whole.
 * @param count what the line holds, so that it is looked at anew when that changes.
 */
export function useEdgesOfScroll(line: RefObject<HTMLElement | null>, count: number) {
  const [edges, setEdges] = useState<FurtherEdges>('');
  const look = useCallback(() => {
    if (line.current !== null) setEdges(edgesOf(line.current));
  }, [line]);
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look, count]);
  return { edges, look };
}

/** Browsers round where a line stands: a pixel is none. */
function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): FurtherEdges {
  const isPast = scrollLeft > 1;
  const goesOn = scrollLeft + clientWidth < scrollWidth - 1;
  if (isPast && goesOn) return 'start end';
  if (isPast) return 'start';
  return goesOn ? 'end' : '';
}
