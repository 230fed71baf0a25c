import type * as contract from '#contract/activity.ts';
import { ACTIVITY } from '../../seed/activity-poster.ts';
import type { HandlersOf } from './handler.ts';

/** Answers of the activity's call (docs/api.md#calls). */
export const activityHandlers = {
  activityCheck: {
    example: {},
    answer: (_payload, { world }) => {
      const { activity } = world.settings;
      const image = (size: string, language: string) => `${world.filesBase}/activity-${size}-${language}.svg`;
      const images = (size: string) => ({ zh: image(size, 'zh'), tw: image(size, 'tw'), en: image(size, 'en') });
      const popup = activity === 'popup' || activity === 'on';
      const banner = activity === 'banner' || activity === 'on';
      return {
        enable: activity !== 'off',
        ...(popup && { image: { b: images('wide'), s: images('narrow') } }),
        // The page must ignore `position` (docs/behaviour/chrome.md#banner-style).
        ...(banner && {
          webBannerMsg: ACTIVITY.banner,
          webBannerStyle: { background: '#0d2436', color: '#ffe0a8', 'font-weight': '600', position: 'fixed' },
        }),
      };
    },
  },
} satisfies HandlersOf<typeof contract>;
