/** Calls once one of some elements is less than a screen away from being seen. The function returned ends it. */
export function whenNear(elements: readonly Element[], call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '400px' },
  );
  for (const each of elements) observer.observe(each);
  return () => observer.disconnect();
}
