import type { ReactNode } from 'react';

/**
 * The document around the page. Style sheets, scripts, preloads and the data block are written into it by the server and left
 * alone by React, which would be forbidden to create a script element again.
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    // Scripts mark it before React takes it over: `data-whole`.
    <html lang="es-PE" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffefc" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Nobody installs a page that does not stand yet: what its first screen shows is waited for alone. */}
        {typeof window !== 'undefined' && <link rel="manifest" href="/site.webmanifest" />}
      </head>
      <body>{children}</body>
    </html>
  );
}
