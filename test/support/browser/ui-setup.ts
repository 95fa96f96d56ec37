import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What comes, comes at once on a machine at rest; one that is busy with other tests may take more than the default second.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
