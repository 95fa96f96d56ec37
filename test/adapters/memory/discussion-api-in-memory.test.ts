import { DiscussionApiInMemory } from '#adapters/memory/discussion-api-in-memory.ts';
import { discussionApiContract } from '#test/ports/discussion-api.ts';

discussionApiContract(() => Promise.resolve(new DiscussionApiInMemory(['derecho-laboral'])));
