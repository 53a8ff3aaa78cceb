/** Settings that this release keeps in the browser, per account: what is typed in the profile and two switches. */
export interface BrowserSettings {
  businessName: string;
  email: string;
  hasEmailNotifications: boolean;
  hasMonthlyReports: boolean;
}

type SettingsOwner = { id: string; businessName: string; email: string };

const storageKey = (userId: string) => `purser-settings-${userId}`;

export function readBrowserSettings({ id, businessName, email }: SettingsOwner): BrowserSettings {
  const defaults: BrowserSettings = { businessName, email, hasEmailNotifications: true, hasMonthlyReports: true };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(id)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...defaults, ...stored } : defaults;
  } catch {
    return defaults;
  }
}

export function writeBrowserSettings(owner: SettingsOwner, changes: Partial<BrowserSettings>): void {
  try {
    localStorage.setItem(storageKey(owner.id), JSON.stringify({ ...readBrowserSettings(owner), ...changes }));
  } catch {
    // Storage is switched off or full: the settings hold until the page is left.
  }
}
