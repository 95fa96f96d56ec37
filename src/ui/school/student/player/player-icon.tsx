const drawings = {
  'back-10': 'M11 5 7.5 8.5 11 12M8 8.5h6.5a5 5 0 1 1-4.8 6.4',
  'forward-10': 'm13 5 3.5 3.5L13 12M16 8.5H9.5a5 5 0 1 0 4.8 6.4',
  volume: 'M4.5 9.5v5h3.2l4.3 3.6V5.9L7.7 9.5zM15.2 9.2a4 4 0 0 1 0 5.6M17.8 6.8a7.4 7.4 0 0 1 0 10.4',
  muted: 'M4.5 9.5v5h3.2l4.3 3.6V5.9L7.7 9.5zM15.5 9.8l4.4 4.4M19.9 9.8l-4.4 4.4',
  theatre: 'M3.5 7h17v10h-17z',
  enlarge: 'M4.5 9.5v-5h5M19.5 9.5v-5h-5M4.5 14.5v5h5M19.5 14.5v5h-5',
  shrink: 'M9.5 4.5v5h-5M14.5 4.5v5h5M9.5 19.5v-5h-5M14.5 19.5v-5h5',
} as const;

/** The drawings that only a player has, on the 24 px grid of the others. */
export function PlayerIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
