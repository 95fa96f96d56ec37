import { DiscussionApiInMemory } from './discussion-api-in-memory.ts';
import { discussionApiContract } from '#test/ports/learning/discussion-api.ts';

discussionApiContract(() => Promise.resolve(new DiscussionApiInMemory(['derecho-laboral'])));
