/** The comfort of the public pages, which are complete without it. */
import { farewell } from './farewell.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { closingMenu } from './menu.ts';
import { schemeButton } from './scheme-button.ts';

schemeButton();
farewell();
closingMenu();
fetchAhead();
