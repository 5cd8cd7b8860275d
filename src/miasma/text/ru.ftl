# house texts
